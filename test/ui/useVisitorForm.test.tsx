/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ResolverResult } from 'react-hook-form';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { lendBrowser } from '../features/viewKit';

beforeAll(lendBrowser);

interface Draft {
  name: string;
}

const resolver = (values: Draft): ResolverResult<Draft> => {
  if (values.name !== '') return { values, errors: {} };
  return { values: {}, errors: { name: { type: 'required', message: 'Namn saknas' } } };
};

function Form({ name }: Draft) {
  const { register, handleSubmit, formState } = useVisitorForm<Draft>({
    defaultValues: { name },
    resolver,
  });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <input aria-label="Namn" {...register('name')} />
      {formState.errors.name && <p>{formState.errors.name.message}</p>}
      <button type="submit">Skicka</button>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Namn' });
const error = () => screen.queryByText('Namn saknas');
const leave = () => act(async () => void fireEvent.blur(field()));
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));

describe('a form of a visitor', () => {
  it('G-04 M-04 leaving a field in which nothing was typed tells of no error; sending does', async () => {
    render(<Form name="" />);
    await leave();
    expect(error()).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Skicka' })));
    expect(error()).not.toBeNull();
    await type('Eva');
    expect(error()).toBeNull();
  });

  it.each([
    ['typed', ''],
    ['filled in before', 'Eva'],
  ])('G-04 M-04 what was %s and removed is missing once the field is left', async (_, name) => {
    render(<Form name={name} />);
    await type('E');
    await type('');
    expect(error()).toBeNull();
    await leave();
    expect(error()).not.toBeNull();
  });
});
