import { defineWidget } from '#kit/widget.ts';
import { TrainBooking } from './TrainBooking.tsx';
import formCss from '#parts/search/form.css?shadow';
import css from './form/form.css?shadow';

export default defineWidget({ name: 'train-booking', styles: [formCss, css], View: TrainBooking });
