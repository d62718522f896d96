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
    [`${'a'.repeat(250)}@b.se`, false],
  ])('M-03 %s is judged on the page as by the server', (address, isRight) => {
    expect([isEmailAddress(address), emailField().isValidSync(address)]).toEqual([isRight, isRight]);
  });
});
