import type { CalendarEvent } from '@/domain/messages/calendarEvent';
import { outbox } from '@/server/database/schema';
import { quotedLines } from '@/server/messages/quotedText';
import { onBothEngines } from '../database/engines';
import { startMailServer, type MailServer, type ReceivedMail } from './mailServer';
import { mailTo, queue, senderOn, type NewMessage, type TestSender } from './queue';

jest.setTimeout(60_000);

const appointment: CalendarEvent = {
  uid: '0b9d7c2e-6d1b-4c1e-9a53-0c6e1fb1f3aa',
  status: 'confirmed',
  start: { zone: 'Europe/Stockholm', localDate: '2026-12-01', localTime: '10:30' },
  minutes: 30,
  title: 'Nordvik Bil Åkersberga; service, hjul',
  location: 'Nordvik Bil, Södra Långgatan 1, 184 32 Åkersberga: en adress som är längre än en rad',
  url: 'https://bil.example/min-bokning#token',
};

const partOf = ({ parts }: ReceivedMail, type: string): string =>
  parts.find((part) => part.type.startsWith(type))?.content ?? '';

onBothEngines('mail to visitors', ({ database }) => {
  let server: MailServer;
  let sender: TestSender;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.received.length = 0;
    await database().orm.delete(outbox);
    sender = senderOn(database().orm, { mail: mailTo(server.url) });
  });
  afterEach(() => sender.close());

  async function sent(message: NewMessage): Promise<{ id: string; mail: ReceivedMail }> {
    const [id = ''] = await queue(database().orm, message);
    await sender.sendDue();
    const [mail] = server.received;
    if (!mail) throw new Error(`not sent: ${JSON.stringify(sender.lines)}`);
    return { id, mail };
  }

  it('J-07 arrives with the sender and reply address of the site, and is marked as sent', async () => {
    const { id, mail } = await sent({});
    expect(mail.recipients).toEqual(['asa@bil.example']);
    expect(Object.fromEntries(mail.headers)).toMatchObject({
      from: 'Nordvik Bil <no-reply@nordvikbil.example>',
      'reply-to': 'kundservice@nordvikbil.example',
      to: 'asa@bil.example',
      subject: 'Din verkstadstid är bokad',
      'message-id': `<${id}@nordvikbil.example>`,
      'idempotency-key': id,
      'auto-submitted': 'auto-generated',
      date: 'Fri, 20 Nov 2026 09:00:00 +0000',
    });
    expect(await sender.outbox.latest(1)).toMatchObject([{ id, state: 'sent', attempts: 1 }]);
    expect(sender.results).toEqual(['sent']);
    await sender.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it('J-07 is plain text, and HTML in the colours of the site in which nothing of the text is markup', async () => {
    const body =
      'Hej <img src=x>!\n\nTid: kl. 10:30\nPlats: "Nordvik"\n\n- Hjulskifte, 595 kr\n- Service\n\nSe, ändra eller avboka: https://car-store-se.example/min#a-b_1\n\nFrågor? Se https://car-store-se.example/fragor.';
    const { mail } = await sent({ body });
    expect(partOf(mail, 'text/plain').replaceAll('\r\n', '\n').trim()).toBe(body);
    const html = partOf(mail, 'text/html');
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain('background:#10241c;color:#f6f3ec');
    expect(html).toContain('Hej &lt;img src=x&gt;!');
    expect(html).toContain('Tid: kl. 10:30<br>Plats: &quot;Nordvik&quot;');
    expect(html).toContain('<li>Hjulskifte, 595 kr</li><li>Service</li>');
    expect(html).toMatch(
      /<a\s+href="https:\/\/car-store-se\.example\/min#a-b_1"\s+style="display:inline-block[^>]+>\s*Se, ändra eller avboka<\/a\s*>/,
    );
    expect(html).toMatch(
      /Frågor\? Se <a href="https:\/\/car-store-se\.example\/fragor"[^>]*>https:\/\/car-store-se\.example\/fragor<\/a>\./,
    );
    expect(html).not.toMatch(/<(img|script)/);
  });

  it('H-02 M-03 makes no button and no link of what a visitor wrote, and none to another than our sites', async () => {
    const forged = [
      'Hej',
      '',
      'Logga in: https://evil.example/login',
      '',
      'Din bokning: https://car-store-se.example/x',
    ];
    const ours = 'Se bilen: https://car-store-se.example/bil';
    // The last paragraph is as an earlier version queued it.
    const body = [...quotedLines(forged.join('\n')), '', ours, '', 'Logga in: https://evil.example/old'].join('\n');
    const { mail } = await sent({ body });
    expect(partOf(mail, 'text/plain')).toContain('> Logga in: https://evil.example/login');
    const html = partOf(mail, 'text/html');
    expect(html).toMatch(/border-left[^>]+>\s*Hej<br><br>Logga in: https:\/\/evil\.example\/login<br>/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'https://car-store-se.example/bil',
      'https://car-store-se.example',
    ]);
  });

  it('J-07 leads to the page of a booking on another site of ours', async () => {
    const { mail } = await sent({
      site: 'dealer-brand-se',
      body: 'Se: https://car-store-se.example/min-bokning#token',
    });
    expect(partOf(mail, 'text/html')).toMatch(/href="https:\/\/car-store-se\.example\/min-bokning#token"/);
  });

  it('J-07 of another site has its name, colours and address', async () => {
    const { mail } = await sent({ site: 'dealer-brand-se' });
    expect(mail.headers.get('from')).toBe('Aurora Bil <no-reply@aurorabil.example>');
    expect(partOf(mail, 'text/html')).not.toContain('#10241c');
  });

  it('J-07 of a site without own addresses has a no-reply address of its host, and no reply address', async () => {
    const { mail } = await sent({ site: 'it' });
    expect(mail.headers.get('from')).toMatch(/ <no-reply@[a-z.]+\.example>$/);
    expect(mail.headers.has('reply-to')).toBe(false);
  });

  it('J-07 has a calendar file of the appointment in universal time, folded and escaped', async () => {
    const { mail } = await sent({ calendar: appointment });
    const file = partOf(mail, 'text/calendar');
    expect(mail.parts.some(({ type, disposition }) => /ics/.test(type) && disposition.includes('calendar.ics'))).toBe(
      true,
    );
    const lines = file.trim().split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file.replaceAll('\r\n ', '').trim().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Forecourt//Workshop//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${appointment.uid}`,
      'SEQUENCE:1795165200',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20261201T093000Z',
      'DTEND:20261201T100000Z',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Nordvik Bil":mailto:no-reply@nordvikbil.example',
      'SUMMARY:Nordvik Bil Åkersberga\\; service\\, hjul',
      'LOCATION:Nordvik Bil\\, Södra Långgatan 1\\, 184 32 Åkersberga: en adress som är längre än en rad',
      'URL:https://bil.example/min-bokning#token',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('J-07 of a cancelled appointment removes it from the calendar', async () => {
    const { mail } = await sent({ calendar: { ...appointment, status: 'cancelled', url: null } });
    const file = partOf(mail, 'text/calendar');
    expect(file).toContain('METHOD:CANCEL\r\n');
    expect(file).toContain(`UID:${appointment.uid}\r\n`);
    expect(file).toContain('STATUS:CANCELLED\r\n');
    expect(file).not.toContain('URL');
  });

  it('J-07 of a subscription can be ended by its header, other mail has none', async () => {
    const { mail } = await sent({ unsubscribeUrl: 'https://bil.example/avsluta/1' });
    expect(mail.headers.get('list-unsubscribe')).toBe('<https://bil.example/avsluta/1>');
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    server.received.length = 0;
    expect((await sent({})).mail.headers.has('list-unsubscribe')).toBe(false);
  });

  it('J-07 with MAIL_FROM has that sender under the site’s name', async () => {
    const other = senderOn(database().orm, { mail: mailTo(server.url, 'post@mail.example') });
    const [id] = await queue(database().orm, {});
    await other.sendDue();
    await other.close();
    expect(server.received[0]?.headers.get('from')).toBe('Nordvik Bil <post@mail.example>');
    expect(server.received[0]?.headers.get('message-id')).toBe(`<${id}@mail.example>`);
  });
});
