/** Angular: the class of a component, and what it hears. Templates are no concern of the compiler here. */
import type {} from 'travel-embed/elements';
import { CUSTOM_ELEMENTS_SCHEMA, Component, ElementRef, EventEmitter, Output, inject } from '@angular/core';

@Component({
  selector: 'app-trips',
  standalone: true,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<travel-widget name="flight-search" [attr.from]="from"></travel-widget>',
})
export class TripsComponent {
  @Output() order = new EventEmitter<string>();
  from = 'BJS';
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  constructor() {
    this.host.addEventListener('travel:order', ({ detail }) => this.order.emit(detail.orderNo));
    // @ts-expect-error a field that the event does not have
    this.host.addEventListener('travel:paid', ({ detail }) => this.order.emit(detail.orderNo));
    // @ts-expect-error the emitter takes texts: the types of Angular are read
    this.order.emit(1);
    this.host.querySelector('travel-widget')?.setAttribute('from', 'SHA');
  }
}
