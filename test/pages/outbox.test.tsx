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
};

describe('the outbox of demo mode', () => {
  it('J-07 shows messages as words, with their addresses as links and nothing else of them alive', () => {
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

  it('J-07 shows that nothing was written yet', () => {
    render(<OutboxPage messages={[]} />);
    expect(screen.getByText(/^Nothing has been written yet/)).toBeInTheDocument();
  });
});
