import { createContext } from 'react';

/** The site's customer service, for cars without a seller of their own. */
export interface CustomerService {
  phone?: string;
  email?: string;
}

export const CustomerServiceContext = createContext<CustomerService>({});
