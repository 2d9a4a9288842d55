import { defineWidget } from '#kit/widget.ts';
import { TrainBooking } from './TrainBooking.tsx';
import css from './form/form.css?shadow';

export default defineWidget({ name: 'train-booking', styles: [css], View: TrainBooking });
