import type { Browser } from '@playwright/test';
import { CONSENT_COOKIE, encodeConsent } from '@/features/consent/consent.cookie';
import { addressOf, openVisit } from './browser';
import { median } from './cpu';

const SLOW_DOWN = 4;
const SAMPLES = 9;
/** The facet that is toggled: one that leaves many cars, so that all cards change. */
const BOX = 'input[name="car_fuel"][value="Diesel"]';

export interface Toggle {
  /** Click to the end of the frame that shows the new list, ms; median. */
  median: number;
  samples: number[];
}

/**
 * Runs in the page before its own scripts: responses of the search are cached by request, and a repeated request
 * is answered from what was kept, at once. So the time holds no network, but all that the page does with the answer.
 */
function cacheResponses(): void {
  const real = window.fetch.bind(window);
  const cached = new Map<string, string>();
  window.fetch = async (input, init) => {
    const body = init?.body;
    if (!String(input).endsWith('/api/search') || typeof body !== 'string') return real(input, init);
    const known = cached.get(body);
    if (known !== undefined) return new Response(known, { headers: { 'content-type': 'application/json' } });
    const response = await real(input, init);
    cached.set(body, await response.clone().text());
    return response;
  };
}

/**
 * Runs in the page: clicks the box, waits until the list has its results and has been painted, and then until the page is at
 * rest.
 */
function clickAndWait(box: string): Promise<number> {
  const results = document.querySelector('.results');
  const input = document.querySelector<HTMLInputElement>(box);
  if (!results || !input) throw new Error('The list or the facet is not there.');
  const cars = () => [...results.querySelectorAll('[data-car]')].map((car) => car.getAttribute('data-car')).join(' ');
  const before = cars();
  const isDone = () => results.getAttribute('aria-busy') === 'false' && cars() !== before;
  return new Promise((resolve, reject) => {
    let start = 0;
    setTimeout(() => reject(new Error('The list did not answer the facet within 20 seconds.')), 20_000);
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      // A message sent in a frame's callback arrives when that frame has been laid out and painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener(
          'message',
          () => {
            const took = performance.now() - start;
            // What the page does after the paint must not lie in the next sample.
            requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(() => resolve(took))));
          },
          { once: true },
        );
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(results, { attributes: true, childList: true, subtree: true });
    start = performance.now();
    input.click();
  });
}

/** From the click on a facet to the painted result, on a processor four times slower and without the network. */
export async function facetToggle(browser: Browser, host: string, listPath: string): Promise<Toggle> {
  const context = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies([
      {
        name: CONSENT_COOKIE,
        value: encodeURIComponent(encodeConsent({ analytics: false, marketing: false })),
        url: addressOf(host, '/'),
      },
    ]);
    const page = await context.newPage();
    await page.addInitScript(cacheResponses);
    await page.goto(addressOf(host, listPath), { waitUntil: 'networkidle' });
    // Both responses once over the network.
    await page.evaluate(clickAndWait, BOX);
    await page.evaluate(clickAndWait, BOX);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const samples: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) {
      samples.push(await page.evaluate(clickAndWait, BOX));
      await page.evaluate(clickAndWait, BOX);
    }
    return { median: median(samples), samples };
  } finally {
    await context.close();
  }
}
