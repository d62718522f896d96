/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '@/ui/useFormDraft';
import { lendBrowser } from '../features/viewKit';

beforeAll(lendBrowser);

interface Draft {
  phone: string;
  message: string;
  days: string[];
}
const empty: Draft = { phone: '', message: '', days: [] };
const merged = (input: Draft, stored: Draft): Draft => ({
  phone: input.phone || stored.phone,
  message: input.message || stored.message,
  days: stored.days,
});

const saved: Draft[] = [];
let values: () => Draft;

/** `typing` runs right after the form has taken the store's draft, before it renders again. */
function Form({ draft, version, typing }: { draft: Draft; version: number; typing?: () => void }) {
  const form = useForm<Draft>({ defaultValues: empty });
  const save = useFormDraft({ form, draft, draftVersion: version, merged, save: (input) => saved.push(input) });
  const { getValues } = form;
  useEffect(() => {
    values = getValues;
  }, [getValues]);
  useEffect(() => typing?.(), [typing]);
  return (
    <form onBlur={save}>
      <input aria-label="phone" {...form.register('phone')} />
      <textarea aria-label="message" {...form.register('message')} />
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** As the browser does it, in the middle of an effect. */
function typeAtOnce(element: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => void saved.splice(0));

describe('the draft of a form', () => {
  it('F-04 H-02 a letter typed while the store changes the draft stays, and what the store knows enters the other fields', async () => {
    const { rerender } = render(<Form draft={empty} version={0} />);
    const draft = { phone: '', message: 'Från förra sidan', days: ['lördag'] };
    const typing = () => typeAtOnce(field('phone'), '070');
    await act(async () => rerender(<Form draft={draft} version={1} typing={typing} />));
    expect([field('phone').value, field('message').value]).toEqual(['070', 'Från förra sidan']);
    expect(values()).toEqual({ phone: '070', message: 'Från förra sidan', days: ['lördag'] });
  });

  it('H-02 what is filled in wins over the draft', async () => {
    const { rerender } = render(<Form draft={empty} version={0} />);
    type('message', 'Mitt');
    await act(async () => rerender(<Form draft={{ ...empty, message: 'Annat' }} version={1} />));
    expect(field('message').value).toBe('Mitt');
  });

  it('H-02 is saved on blur, when the page is left, and when the form goes; each time as a copy', () => {
    const { unmount } = render(<Form draft={empty} version={0} />);
    type('phone', '08');
    fireEvent.blur(field('phone'));
    fireEvent(window, new Event('pagehide'));
    unmount();
    expect(saved).toEqual(Array.from({ length: 3 }, () => ({ ...empty, phone: '08' })));
    expect(new Set(saved).size).toBe(3);
    fireEvent(window, new Event('pagehide'));
    expect(saved).toHaveLength(3);
  });
});
