import { createApp, defineComponent, h, ref } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';

const Home = defineComponent(() => () => h('h1', '首页内容'));
const Trips = defineComponent(() => {
  const to = ref('SHA');
  return () =>
    h('main', [
      h('button', { type: 'button', onClick: () => (to.value = 'CAN') }, '去广州'),
      h('div', {
        'data-travel-widget': 'flight-search',
        'data-from': 'BJS',
        'data-to': to.value,
        'data-router': document.querySelector<HTMLElement>('#app')?.dataset['router'],
      }),
    ]);
});
const router = createRouter({
  history: createWebHistory('/written-by-a-test'),
  routes: [
    { path: '/', component: Home },
    { path: '/trips', component: Trips },
  ],
});
createApp(
  defineComponent(() => () => [
    h('nav', [h(RouterLink, { to: '/' }, () => '首页'), ' ', h(RouterLink, { to: '/trips' }, () => '订机票')]),
    h(RouterView),
  ]),
)
  .use(router)
  .mount('#app');
