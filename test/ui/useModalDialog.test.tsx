/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { useModalDialog } from '@/ui/useModalDialog';

/** As in browsers: the event comes in a task of its own. */
function installDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

function Filters({ onClosed }: { onClosed: () => void }) {
  const { close, ...dialog } = useModalDialog(onClosed);
  return (
    <dialog {...dialog} aria-label="Filter">
      <button type="button" onClick={close}>
        Stäng
      </button>
    </dialog>
  );
}

const tasksRun = () => act(() => jest.runAllTimersAsync());

describe('a modal dialog', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    installDialogs();
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['once', false],
    ['twice, in React’s strict mode', true],
  ])('F-05 stays open when its effects run %s, and reports its closing once', async (_times, isStrict) => {
    const onClosed = jest.fn();
    const filters = <Filters onClosed={onClosed} />;
    render(isStrict ? <StrictMode>{filters}</StrictMode> : filters);
    await tasksRun();
    expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveAttribute('open');
    expect(onClosed).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Stäng' }).click());
    await tasksRun();
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('F-05 the second click of a double click that closed it does nothing to what lay below, the next one does', () => {
    const pressed = jest.fn();
    render(
      <>
        <Filters onClosed={() => undefined} />
        <button type="button" onClick={pressed}>
          Volvo V60
        </button>
      </>,
    );
    const below = screen.getByRole('button', { name: 'Volvo V60' });
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }), { detail: 1 });
    fireEvent.click(below, { detail: 2 });
    expect(pressed).not.toHaveBeenCalled();
    fireEvent.click(below, { detail: 1 });
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('F-05 the second click of a double click that opened it chooses nothing in it, the next one does', () => {
    render(<Filters onClosed={() => undefined} />);
    const inside = screen.getByRole('button', { name: 'Stäng' });
    const dialog = screen.getByRole('dialog', { name: 'Filter' });
    fireEvent.click(inside, { detail: 2 });
    expect(dialog).toHaveAttribute('open');
    fireEvent.click(inside, { detail: 1 });
    expect(dialog).not.toHaveAttribute('open');
  });

  it('F-05 closes when it is removed', async () => {
    const { unmount } = render(<Filters onClosed={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Filter' });
    unmount();
    expect(dialog).not.toHaveAttribute('open');
  });
});
