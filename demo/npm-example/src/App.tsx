import { useState } from 'react';
import type { TravelEvent } from 'travel-embed';
import { FlightSearch } from 'travel-embed/react';
import { Account } from './Account';

/** A travel blog with the search in it; `onSearch` and `style` are new objects in every rendering. */
export function App() {
  const [to, setTo] = useState('SHA');
  const [isOpen, setOpen] = useState(true);
  const [lines, setLines] = useState<string[]>([]);
  const say = (line: string) => setLines((before) => [...before, line]);
  const tellOrder = ({ detail }: TravelEvent<'order'>) => say(`已下单 ${detail.orderNo}，¥${detail.amount}`);

  return (
    <main>
      <h1>周末去哪儿</h1>
      <p>两天两夜，从北京出发，说走就走。</p>
      <div className="bar">
        <button type="button" onClick={() => setTo('CTU')}>
          改去成都
        </button>
        <button type="button" onClick={() => say(`第 ${lines.length + 1} 条`)}>
          记一笔
        </button>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          机票
        </button>
      </div>
      {isOpen && (
        <FlightSearch
          from="BJS"
          to={to}
          aria-label="机票"
          style={{ '--travel-color-action': '#8a4b12', '--travel-color-brand-text': '#8a4b12' }}
          onReady={() => say('机票搜索已就绪')}
          onSearch={({ detail }) => say(`搜索 ${detail.from} → ${detail.to}，${detail.date}`)}
          onOrder={tellOrder}
          onError={({ detail }) => say(`出错：${detail.code}`)}
        >
          <p>
            正在准备机票搜索，也可以拨打 <a href="tel:4000006060">400-000-6060</a>
          </p>
        </FlightSearch>
      )}
      <ul className="log" aria-label="事件">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <Account />
    </main>
  );
}
