import { media, token } from './tokens';

/**
 * Global style sheet text for every page of every theme; follows the theme in the document's head. With reduced motion,
 * transitions take no time: even 1 ms would start a transition for every property of every element and multiply the
 * work of each resize or colour change by ten.
 */
export const globalCss = `
*,*::before,*::after{box-sizing:border-box}
html{font-family:${token('font.text')};font-size:100%;line-height:1.5;font-variant-numeric:tabular-nums lining-nums;
-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-font-smoothing:antialiased;background:${token('color.background')};color:${token('color.ink')};
scroll-padding-block:calc(${token('size.header')} + 1rem) calc(6rem + var(--reserved-bottom, 0px) + min(var(--covered-bottom, 0px), 60vh));--ring:${token('color.focus')}}
body{margin:0;min-height:100dvh;padding-bottom:calc(var(--over-end, 0px) + var(--covered-bottom, 0px));font-size:${token('text.body')};overflow-wrap:break-word;background:${token('color.background')}}
[data-background=contrast]{background:${token('color.contrast')};color:${token('color.onContrast')};--ring:${token('color.focusOnContrast')}}
h1,h2,h3,h4{margin:0;font-family:${token('font.heading')};font-weight:${token('font.headingWeight')};font-stretch:${token('font.headingStretch')};
letter-spacing:${token('font.headingTracking')};line-height:1.1;text-wrap:balance;hyphens:auto;hyphenate-limit-chars:12 5 5}
h1{font-size:${token('text.display')};line-height:1.04}
h2{font-size:${token('text.heading')}}
h3{font-size:${token('text.title')};line-height:1.2;letter-spacing:-0.01em}
h4{font-size:${token('text.body')};line-height:1.3;letter-spacing:0}
p,ul,ol,dl,dd,figure,blockquote,fieldset,legend{margin:0;padding:0;border:0;min-width:0}
p{max-width:${token('size.line')};text-wrap:pretty}
ul,ol{list-style:none}
a{color:${token('color.accent')};text-decoration-thickness:0.07em;text-underline-offset:0.2em}
${media.hover}{a:hover{color:${token('color.accentHover')};text-decoration-thickness:0.12em}}
:where([data-background=contrast]) a:not([data-button]){color:inherit}
img,svg,video,canvas{display:block;max-width:100%}
img,video{height:auto}
picture img{position:relative}
picture img::after{content:attr(alt);position:absolute;inset:0;display:grid;place-content:center;padding:${token('space.16')};background:${token('color.sunken')};color:${token('color.inkSoft')};font-size:${token('text.small')};text-align:center;overflow-wrap:anywhere}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;margin:0}
button{cursor:pointer}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
table{border-collapse:collapse}
:focus-visible{outline:3px solid var(--ring);outline-offset:3px}
h1:focus,main:focus{outline:none}
[hidden]:not([hidden=until-found]){display:none}
::selection{background:${token('color.accent')};color:${token('color.onAccent')}}
.visually-hidden:not(:focus):not(:active){position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@media (scripting:none){[data-needs-script]{display:none!important}[data-folded]{display:block!important;max-height:none!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{@page{size:A4;margin:15mm}html{font-size:10.5pt}body{min-height:0;padding-bottom:0}[data-print=none]{display:none!important}a{color:inherit;text-decoration:none}h1,h2,h3{break-after:avoid}li,tr,figure{break-inside:avoid}}
`.replaceAll('\n', '');
