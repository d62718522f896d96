import { takesTexts } from '@/domain/messages/textNumber';

describe('numbers that texts are sent to', () => {
  it.each([
    '0701740605',
    '+46701740605',
    '0046701740605',
    '+421905123456',
    '+447700900123',
    '93123456',
    '+4740000000',
    '+4520123456',
    '+358401234567',
  ])('J-07 %s is one', (phone) => expect(takesTexts(phone)).toBe(true));
  it.each([
    '+882123456789',
    '+19001234567',
    '0019001234567',
    '+881612345678',
    '0900123456',
    '0600123456',
    '+37190001000',
    '+46900123456',
    '+46939123456',
    '+4782012345',
    '+449098790000',
    '+447012345678',
    '+421900123456',
    '+3906123456',
  ])('J-07 %s is none: dear, or of another part of the world', (phone) => expect(takesTexts(phone)).toBe(false));
});
