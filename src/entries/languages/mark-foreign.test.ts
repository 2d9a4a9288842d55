import { expect, test } from 'vitest';
import { markForeign } from './mark-foreign.ts';

/** A wrapper with these elements, put in after it is watched. */
async function shown(markup: string): Promise<HTMLElement> {
  const wrapper = document.body.appendChild(document.createElement('div'));
  wrapper.lang = 'en';
  markForeign(wrapper);
  wrapper.innerHTML = markup;
  await settled();
  return wrapper;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const marked = (wrapper: HTMLElement) =>
  Array.from(wrapper.querySelectorAll('[lang]'), (one) => `${one.localName} ${one.getAttribute('lang')}`);

test('names and notes that people have typed are marked, words of ours and what holds both are not', async () => {
  const wrapper = await shown(
    '<b>周砚清</b><i>Booked by 周砚清</i><p>周砚清 <em>Head</em></p><li>云帆科技 <small>市场部</small></li><td>¥1,200</td><q lang="zh-CN">您好</q>',
  );
  expect(marked(wrapper)).toEqual(['b zh-CN', 'li zh-CN', 'small zh-CN', 'q zh-CN']);
});

test('a text that changes is judged again, and what stands around it too', async () => {
  const wrapper = await shown('<b>周砚清</b><li>云帆科技 <small>市场部</small></li>');
  const [name, department] = [wrapper.querySelector('b')!, wrapper.querySelector('small')!];
  name.firstChild!.nodeValue = 'Zhou Yanqing';
  department.textContent = 'Sales';
  await settled();
  expect(marked(wrapper)).toEqual([]);
  name.firstChild!.nodeValue = '周砚清';
  await settled();
  expect(marked(wrapper)).toEqual(['b zh-CN']);
});

test('a field is marked by what is typed into it', async () => {
  const wrapper = await shown('<input>');
  const field = wrapper.querySelector('input')!;
  const type = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field.lang;
  };
  expect(['周砚清', 'ZHOU/YANQING', '周'].map(type)).toEqual(['zh-CN', '', 'zh-CN']);
});
