import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { sign } from 'travel-embed/sign';
import { App } from './App';

export interface SignedUser {
  appId: string;
  kid: string;
  secret: string;
  user: string;
  name?: string;
}

/** The page as HTML. The key is your server's: the ticket alone goes to the browser, and works once. */
export async function render(template: string, signed?: SignedUser): Promise<string> {
  const html = renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  const page = template.replace('<!--page-->', () => html);
  return signed ? page.replace('<html', `<html data-travel-sign="${await sign(signed)}"`) : page;
}
