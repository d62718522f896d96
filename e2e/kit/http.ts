import type { APIRequestContext, APIResponse } from '@playwright/test';
import { directoryAddress } from './addresses';

const { port } = new URL(directoryAddress);

interface HostRequest {
  method?: string;
  headers?: Record<string, string>;
  data?: unknown;
}

/**
 * One response of a host: redirects are not followed, any status is accepted. Only browsers resolve the local names
 * of the sites, so the host is sent in the header.
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
