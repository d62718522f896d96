import { css, keyframes } from '@emotion/react';
import { classCss } from '@/ui/classCss';

describe('the styles of a plain class', () => {
  it('M-02 have its selector, with nested rules and the animations that they name', () => {
    const spin = keyframes({ to: { rotate: '1turn' } });
    const text = classCss('.button', css({ color: 'red', '&[data-wide]': { animation: `${spin} 1s` } }));
    expect(text).toContain('.button{color:red;}');
    expect(text).toContain(`.button[data-wide]{animation:${spin.name} 1s;}`);
    expect(text).toContain(`@keyframes ${spin.name}{to{rotate:1turn;}}`);
  });
});
