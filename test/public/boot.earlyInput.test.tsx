/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const boot = readFileSync(path.join(process.cwd(), 'public/boot.js'), 'utf8');

function Panel({ onPress }: { onPress: (what: string) => void }) {
  const [isTicked, setTicked] = useState(false);
  const [fuel, setFuel] = useState('petrol');
  const [sort, setSort] = useState('price');
  return (
    <>
      <button type="button" onClick={() => onPress('filter')}>
        Filter
      </button>
      <button type="button" onClick={() => onPress('menu')}>
        Menu
      </button>
      <input type="checkbox" aria-label="ticked" checked={isTicked} onChange={(e) => setTicked(e.target.checked)} />
      {['petrol', 'diesel'].map((one) => (
        <input
          key={one}
          type="radio"
          name="fuel"
          aria-label={one}
          checked={fuel === one}
          onChange={() => setFuel(one)}
        />
      ))}
      <select aria-label="sort" value={sort} onChange={(e) => setSort(e.target.value)}>
        <option>price</option>
        <option>year</option>
      </select>
      <p>{`${isTicked ? 'ticked' : 'not ticked'}, ${fuel}, ${sort}`}</p>
    </>
  );
}

const pressed: string[] = [];
const onPress = (what: string) => pressed.push(what);
let container: HTMLElement;
let root: Root | undefined;

function find<Wanted extends Element>(selector: string, kind: new () => Wanted): Wanted {
  const element = container.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`No ${selector}`);
  return element;
}
const button = (index = 0) => find(`button:nth-of-type(${index + 1})`, HTMLButtonElement);
const text = () => find('p', HTMLElement).textContent;

/** Real time: React's scheduler takes no fake one here. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}
/** Two rounds of the script, in which a second repetition would come. */
const rounds = () => new Promise((resolve) => setTimeout(resolve, 120));

/** As the server renders it: with the code of the panel. */
function serve(): void {
  container = document.createElement('div');
  container.innerHTML = renderToString(
    <Suspense>
      <Panel onPress={onPress} />
    </Suspense>,
  );
  document.body.append(container);
}

interface PanelModule {
  default: ComponentType<{ onPress: (what: string) => void }>;
}

/** The panel's code arrives when the returned function is called. */
function hydrateWithoutCode(): () => void {
  let arrive: (module: PanelModule) => void = () => undefined;
  const arrived = new Promise<PanelModule>((resolve) => {
    arrive = resolve;
  });
  const Lazy = lazy(() => arrived);
  root = hydrateRoot(
    container,
    <Suspense>
      <Lazy onPress={onPress} />
    </Suspense>,
  );
  return () => arrive({ default: Panel });
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The elements that pulse: jsdom has no animations. */
const pulsing = new Set<Element>();
beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(HTMLElement.prototype, {
    animate(this: Element) {
      pulsing.add(this);
      return { cancel: () => pulsing.delete(this) };
    },
  });
  window.eval(boot);
});
beforeEach(() => {
  pressed.length = 0;
  serve();
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
});

describe('input before hydration', () => {
  it('F-02 repeats a press once when the page has its code, and the button pulses until then', async () => {
    button().click();
    button().click();
    expect([...pulsing]).toEqual([button()]);
    hydrateWithoutCode()();
    await until(() => pressed.length > 0);
    expect(pulsing.size).toBe(0);
    await rounds();
    expect(pressed).toEqual(['filter']);
  });

  it('F-02 repeats a press made while React waits for the code of the part', async () => {
    const arrive = hydrateWithoutCode();
    await rounds();
    button().click();
    await rounds();
    expect(pressed).toEqual([]);
    expect([...pulsing]).toEqual([button()]);
    arrive();
    await until(() => pressed.length > 0);
    await rounds();
    expect(pressed).toEqual(['filter']);
  });

  it('F-02 leaves alone a press that React handles itself', async () => {
    hydrateWithoutCode()();
    await until(() => Object.keys(button()).some((key) => key.startsWith('__reactProps')));
    button(1).click();
    expect(pressed).toEqual(['menu']);
    await rounds();
    expect(pressed).toEqual(['menu']);
    expect(pulsing.size).toBe(0);
  });

  it('F-02 opens only what was pressed last', async () => {
    button().click();
    button(1).click();
    hydrateWithoutCode()();
    await until(() => pressed.length > 0);
    await rounds();
    expect(pressed).toEqual(['menu']);
  });

  it('F-02 takes over ticks, choices and the order of a list', async () => {
    find('[aria-label=ticked]', HTMLInputElement).click();
    find('[aria-label=diesel]', HTMLInputElement).click();
    choose(find('select', HTMLSelectElement), 'year');
    hydrateWithoutCode()();
    await until(() => text() === 'ticked, diesel, year');
    await rounds();
    expect(text()).toBe('ticked, diesel, year');
    expect(find('[aria-label=ticked]', HTMLInputElement).checked).toBe(true);
    expect(find('select', HTMLSelectElement).value).toBe('year');
    expect(pulsing.size).toBe(0);
  });

  it('F-02 takes over the last choice', async () => {
    const tick = find('[aria-label=ticked]', HTMLInputElement);
    tick.click();
    tick.click();
    for (const fuel of ['diesel', 'petrol', 'diesel']) find(`[aria-label=${fuel}]`, HTMLInputElement).click();
    hydrateWithoutCode()();
    await until(() => text() === 'not ticked, diesel, price');
    await rounds();
    expect(text()).toBe('not ticked, diesel, price');
    expect(tick.checked).toBe(false);
  });

  it('F-02 takes over a tick made while React waits for the code of the part', async () => {
    const arrive = hydrateWithoutCode();
    await rounds();
    find('[aria-label=ticked]', HTMLInputElement).click();
    arrive();
    await until(() => text() === 'ticked, petrol, price');
    await rounds();
    expect(text()).toBe('ticked, petrol, price');
  });

  it('F-02 forgets a button that is gone', async () => {
    button().click();
    expect(pulsing.size).toBe(1);
    button().remove();
    await rounds();
    expect(pulsing.size).toBe(0);
  });

  it('F-02 leaves alone what other scripts have added', () => {
    document.dispatchEvent(new Event('DOMContentLoaded'));
    const foreign = document.createElement('button');
    foreign.type = 'button';
    container.append(foreign);
    foreign.click();
    expect(pulsing.size).toBe(0);
    button().click();
    expect([...pulsing]).toEqual([button()]);
  });
});
