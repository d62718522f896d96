import { isEmailAddress } from '@/domain/forms/emailAddress';
import { emailField } from '@/domain/forms/fields.schema';

describe('an address by mail', () => {
  it.each([
    ['eva@kund.example', true],
    ['eva+1@bil.kund.example', true],
    ['a@b..se', false],
    ['a@b.1234', false],
    ['a@-b.se', false],
    ['eva@kund', false],
    ['e\u001bva@kund.example', false],
    ['e\u0085va@kund.example', false],
    ['e\u202eva@kund.example', false],
    [`${'a'.repeat(250)}@b.se`, false],
  ])('M-03 %s is judged on the page as by the server', (address, isRight) => {
    expect([isEmailAddress(address), emailField().isValidSync(address)]).toEqual([isRight, isRight]);
  });

  it.each([
    ['eva@ｋund.example', 'eva@kund.example'],
    ['eva@ku\u034fnd.example', 'eva@kund.example'],
    ['Eva@BLÅBÄR.example', 'Eva@xn--blbr-noae.example'],
    ['Eva@Kund.Example', 'Eva@Kund.Example'],
    ['eva@kund℀.example', null],
  ])('M-03 %s is taken as mail is sent to it', (address, taken) => {
    expect(emailField().isValidSync(address) ? emailField().cast(address) : null).toBe(taken);
  });
});
