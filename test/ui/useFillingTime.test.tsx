/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { useFillingTime } from '@/ui/useFillingTime';

const sent: (number | null)[] = [];

function Form({ name = '' }: { name?: string }) {
  const fillingTime = useFillingTime();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent.push(fillingTime.until(event));
  };
  return (
    <form aria-label="form" onSubmit={submit} onChange={fillingTime.changed}>
      <input aria-label="name" defaultValue={name} />
    </form>
  );
}

function timed(timeStamp: number, event: Event): Event {
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}
const type = (timeStamp: number, value: string) => {
  const field = screen.getByRole('textbox', { name: 'name' });
  fireEvent(field, timed(timeStamp, createEvent.input(field, { target: { value } })));
};
const submit = (timeStamp: number) => {
  const form = screen.getByRole('form', { name: 'form' });
  fireEvent(form, timed(timeStamp, createEvent.submit(form)));
};

beforeEach(() => sent.splice(0));

it('H-02 the time of filling in counts from the first change, through every press of the button', () => {
  render(<Form />);
  type(1_000, 'A');
  type(2_500, 'Ab');
  submit(4_000.4);
  submit(9_000);
  expect(sent).toEqual([3_000, 8_000]);
});

it('H-02 a restored draft that is sent as it is has no time, however fast the button is pressed', () => {
  render(<Form name="Lena" />);
  const field = screen.getByRole('textbox', { name: 'name' });
  fireEvent.focus(field);
  submit(150);
  expect(sent).toEqual([null]);
});
