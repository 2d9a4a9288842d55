import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

function Trips() {
  const [to, setTo] = useState('SHA');
  return (
    <main>
      <button type="button" onClick={() => setTo('CAN')}>
        去广州
      </button>
      <div data-travel-widget="flight-search" data-from="BJS" data-to={to} />
    </main>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter basename="/written-by-a-test">
      <nav>
        <Link to="/">首页</Link> <Link to="/trips">订机票</Link>
      </nav>
      <Routes>
        <Route path="/" element={<h1>首页内容</h1>} />
        <Route path="/trips" element={<Trips />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);
