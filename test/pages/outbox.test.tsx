/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import OutboxPage from '@/pages/dev/outbox';

jest.mock('@/ssr/outbox', () => ({ latestMessages: async () => null }));

const message = {
  id: 'one',
  channel: 'mail' as const,
  recipient: 'eva@mail.example',
  subject: 'Din verkstadstid är bokad',
  body: 'Se: http://car-store-se.localhost:3000/service-och-verkstad/min-bokning#a-token_1\n\n<img src=x onerror=alert(1)> javascript:alert(1)',
  createdAt: '2026-11-20T09:00:00.000Z',
  state: 'waiting' as const,
  attempts: 0,
};

describe('the outbox of demo mode', () => {
  it('J-07 shows messages as text, with their addresses as links and nothing else of them alive', () => {
    const { container } = render(
      <OutboxPage messages={[message, { ...message, id: 'two', channel: 'sms', subject: null, body: 'Hej.' }]} />,
    );
    const mail = within(screen.getByRole('article', { name: 'Din verkstadstid är bokad' }));
    expect(mail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'http://car-store-se.localhost:3000/service-och-verkstad/min-bokning#a-token_1',
    ]);
    expect(container.querySelector('img')).toBeNull();
    expect(mail.getByText(/<img src=x/)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'SMS' })).toHaveTextContent('Text message to eva@mail.example');
  });

  it.each([
    ['waiting', 0, 'waiting'],
    ['failed', 1, 'failed once, to be sent again'],
    ['failed', 3, 'failed 3 times, to be sent again'],
    ['sent', 2, 'sent'],
    ['dead', 10, 'given up after 10 attempts'],
  ] as const)('J-07 shows the state of a message: %s after %i attempts', (state, attempts, text) => {
    render(<OutboxPage messages={[{ ...message, state, attempts }]} />);
    expect(screen.getByRole('article')).toHaveTextContent(`UTC: ${text}Se:`);
  });

  it('M-03 shows no message to visitors of another machine, and how to', () => {
    render(<OutboxPage messages={null} />);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText(/own machine only/)).toHaveTextContent('DEMO_TOOLS=network');
  });

  it('J-07 shows that nothing was written yet', () => {
    render(<OutboxPage messages={[]} />);
    expect(screen.getByText(/^Nothing has been written yet/)).toBeInTheDocument();
  });
});
