/** The real wire; the order's answers are changed on their way, as an airline would change the order. */
export const changed =
  (change: (order: Record<string, unknown>) => void, wire: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const response = await wire(input, init);
    if (!String(input).endsWith('/order/airOrderDetail')) return response;
    const answer = (await response.json()) as { data: Record<string, unknown> };
    change(answer.data);
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };
