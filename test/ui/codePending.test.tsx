/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { codeLoader, type CodeEnvironment } from '@/lib/loadCode';
import { CodePending } from '@/ui/CodePending';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { useCodeAhead } from '@/ui/useCodeAhead';
import { InTexts } from './inTexts';

const browser: CodeEnvironment = {
  isOnline: () => true,
  onOnline: () => () => undefined,
  isMissing: () => true,
  isGone: async () => false,
  reload: () => false,
};

/** A part whose code arrives at the third attempt. */
function aPart() {
  let attempts = 0;
  return lazyWithRetry(async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('Loading chunk 7 failed.');
    return () => <p>Delen</p>;
  });
}

const show = (Part: ReturnType<typeof aPart>) =>
  act(async () => {
    render(
      <InTexts>
        <label>
          Namn <input defaultValue="Anna" />
        </label>
        <Suspense fallback={<CodePending>Hämtar …</CodePending>}>
          <Part />
        </Suspense>
      </InTexts>,
    );
  });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a part of the page whose code does not arrive', () => {
  it('J-11 M-04 is announced politely, leaves the rest, and loads on retry', async () => {
    codeLoader.connect(browser);
    await show(aPart());
    expect(screen.getByText('Hämtar …')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    await wait(1_000);
    expect(screen.getByRole('status')).toHaveTextContent(/^Den här delen kunde inte hämtas/);
    expect(screen.getByLabelText('Namn')).toHaveValue('Anna');
    await act(async () => screen.getByRole('button', { name: 'Försök igen' }).click());
    await wait(0);
    expect(screen.getByText('Delen')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('J-11 offers the new version of the page where its file is gone and the page may not reload', async () => {
    codeLoader.connect({ ...browser, isGone: async () => true });
    await show(aPart());
    await wait(1_000);
    expect(screen.getByRole('status')).toHaveTextContent(/^Sidan har fått en ny version/);
    expect(screen.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
    await wait(5_000);
    expect(screen.getByText('Delen')).toBeVisible();
  });
});

describe('the code of the next step', () => {
  it('J-08 is loaded in idle moments, one after the other, and again where it does not arrive', async () => {
    codeLoader.connect(browser);
    const loaded: string[] = [];
    let attempts = 0;
    const loads = [
      async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('Loading chunk 7 failed.');
        loaded.push('services');
      },
      async () => void loaded.push('confirmation'),
    ];
    function Step() {
      useCodeAhead(loads);
      return null;
    }
    await act(async () => render(<Step />));
    expect(loaded).toEqual([]);
    await wait(0);
    expect([attempts, loaded]).toEqual([1, []]);
    await wait(1_001);
    expect(loaded).toEqual(['services', 'confirmation']);
  });
});
