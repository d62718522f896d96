import type { Page } from '@playwright/test';

/** The words in these elements that are broken over two lines without a hyphen. */
export const splitLabels = (page: Page, selector: string, parts = /[^\s–/-]+/g): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (elements, { source, flags }) =>
      elements.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(new RegExp(source, flags))) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const boxes = [...range.getClientRects()];
            // The hyphen at the end of the line before belongs to the part after a soft hyphen.
            const own = boxes.length > 1 && node.nodeValue?.[index - 1] === '\u00ad' ? boxes.slice(1) : boxes;
            if (new Set(own.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
    { source: parts.source, flags: parts.flags },
  );
