import { defineWidget } from '#kit/widget.ts';
import { HotelBooking } from './HotelBooking.tsx';
import formCss from '#parts/search/form.css?shadow';
import css from './form/form.css?shadow';

export default defineWidget({ name: 'hotel-booking', styles: [formCss, css], View: HotelBooking });
