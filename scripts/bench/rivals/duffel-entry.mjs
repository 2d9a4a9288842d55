/** What a page of Duffel's would load: the custom element with its React. */
export { renderDuffelAncillariesCustomElement } from '@duffel/components/custom-elements';
