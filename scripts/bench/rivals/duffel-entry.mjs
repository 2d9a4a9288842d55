/** The same as a page of Duffel's loads: the custom element with its React. */
export { renderDuffelAncillariesCustomElement } from '@duffel/components/custom-elements';
