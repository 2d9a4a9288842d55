import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configure } from 'travel-embed';
import { App } from './App';

configure({
  api: import.meta.env.VITE_TRAVEL_API || 'http://127.0.0.1:4600',
  // In an application of yours: the address on your server that answers with `sign(…)` of travel-embed/sign.
  sign: document.documentElement.dataset.travelSign,
});

const root = document.querySelector<HTMLElement>('#root')!;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);
// A page that came from the server is taken over; the development server's is empty.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);
