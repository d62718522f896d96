import type { APIRequestContext, APIResponse } from '@playwright/test';
import { directoryAddress } from './addresses';

const { port } = new URL(directoryAddress);

interface HostRequest {
  method?: string;
  headers?: Record<string, string>;
  data?: unknown;
}

/**
 * One answer of a host as it comes over the wire: redirects are not followed, any status is an answer. The local names
 * of the sites are the browser's to resolve, so the host is said in its header.
 */
export const requestHost = (
  request: APIRequestContext,
  host: string,
  path: string,
  { method = 'GET', headers = {}, data }: HostRequest = {},
): Promise<APIResponse> =>
  request.fetch(directoryAddress + path, {
    method,
    headers: { ...headers, host: `${host}:${port}` },
    data,
    maxRedirects: 0,
  });
