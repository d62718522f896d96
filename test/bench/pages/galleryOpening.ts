import type { Browser } from '@playwright/test';
import { addressOf, openVisit } from './browser';
import { median } from './cpu';

const SLOW_DOWN = 4;
const SAMPLES = 7;

/** Runs in the page: opens the gallery on the whole screen, waits until it is painted, and closes it. */
async function openAndClose(): Promise<number> {
  const button = document.querySelector<HTMLButtonElement>('main .zoom');
  if (!button) throw new Error('The car has no button for the whole screen.');
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  const idle = () =>
    new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
  const start = performance.now();
  button.click();
  while (!document.querySelector('main dialog[open] img')) await frame();
  // A message sent in a frame's callback arrives when that frame has been painted.
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  const took = performance.now() - start;
  document.querySelector<HTMLDialogElement>('main dialog[open]')?.close();
  await idle();
  await idle();
  return took;
}

/** From the click to the painted gallery of a car, on a processor four times slower; its code has loaded ahead. */
export async function galleryOpening(
  browser: Browser,
  host: string,
  carPath: string,
): Promise<{ median: number; samples: number[] }> {
  const context = await openVisit(browser, { viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await page.goto(addressOf(host, carPath), { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const samples: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) samples.push(await page.evaluate(openAndClose));
    return { median: median(samples), samples };
  } finally {
    await context.close();
  }
}
