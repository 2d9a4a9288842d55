import { defineWidget } from '#kit/widget.ts';
import loginCss from '#parts/login/login.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import { LoginClassic } from './LoginClassic.tsx';
import type { LoginClassicProps } from './LoginClassic.tsx';
import css from './styles.css?shadow';

export type { LoginClassicProps } from './LoginClassic.tsx';

export default defineWidget<LoginClassicProps>({
  name: 'login-classic',
  styles: [loginCss, stepsCss, css],
  View: LoginClassic,
});
