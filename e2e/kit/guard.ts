import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Problems that no page may have; each is one sentence. */
export interface Guard {
  complaints: readonly string[];
  /** Accepts problems that a test provokes on purpose, such as the console line of a 404. */
  expect: (pattern: RegExp) => void;
}

const LOUD = new Set(['error', 'warning']);

function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** Runs in the page before its own scripts: logs policy violations to the console, which the guard reads. */
function logViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`CSP violation: ${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}

/**
 * Watches every page of a context: console errors and warnings, uncaught errors, CSP violations, third-party requests.
 */
export async function guardContext(context: BrowserContext): Promise<Guard> {
  const complaints: string[] = [];
  const accepted: RegExp[] = [];
  const complain = (sentence: string): void => {
    if (!accepted.some((pattern) => pattern.test(sentence))) complaints.push(sentence);
  };
  const onMessage = (message: ConsoleMessage): void => {
    if (LOUD.has(message.type())) complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => complain(`page error: ${error.message}`));
  };
  await context.addInitScript(logViolations);
  context.on('console', onMessage);
  context.on('page', watch);
  context.on('request', (request) => {
    if (!isOurs(request.url())) complain(`third-party request: ${request.url()}`);
  });
  return { complaints, expect: (pattern) => accepted.push(pattern) };
}
