/** @jsxImportSource react */
import type { ReactNode } from 'react';

/**
 * Header and footer around the list. The bench writes this file again: our own markup as plain elements (shellSource).
 */
export const Shell = ({ children }: { children: ReactNode }) => <main>{children}</main>;
