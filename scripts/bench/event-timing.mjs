/** The browser's own event timing: from the input to the paint after it, in steps of 8 ms, none under 16. */

/** Begins to listen; once for a page. */
export const watchEvents = (page) =>
  page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });

/** Milliseconds of the longest event since the last call; 0: under 16. */
export const longestEvent = (page) =>
  page.evaluate(() => {
    const { longest } = window;
    window.longest = 0;
    return longest;
  });
