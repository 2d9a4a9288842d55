import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'travel-embed';
import { FlightSearch } from 'travel-embed/react';

configure({ api: import.meta.env.VITE_TRAVEL_API });

/** Three widgets in one tree of the partner, and a mistake of the partner's own. */
function Neighbours() {
  const [count, setCount] = useState(0);
  const fail = () => {
    throw new Error('of the page');
  };
  return (
    <main>
      {['handler', 'promise', 'none'].map((id) => (
        <FlightSearch key={id} id={id} load="eager" from="BJS" to="SHA" />
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        {`记了 ${count} 笔`}
      </button>
      <button type="button" onClick={fail}>
        出错
      </button>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Neighbours />
  </StrictMode>,
);
