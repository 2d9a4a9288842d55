import { defineWidget } from '#kit/widget.ts';
import loginCss from '#parts/login/login.css?shadow';
import { Login } from './Login.tsx';
import type { LoginProps } from './Login.tsx';
import css from './styles.css?shadow';

export type { LoginProps } from './Login.tsx';

export default defineWidget<LoginProps>({ name: 'login', styles: [loginCss, css], View: Login });
