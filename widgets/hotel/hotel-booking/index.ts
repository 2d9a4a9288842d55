import { defineWidget } from '#kit/widget.ts';
import { HotelBooking } from './HotelBooking.tsx';
import css from './form/form.css?shadow';

export default defineWidget({ name: 'hotel-booking', styles: [css], View: HotelBooking });
