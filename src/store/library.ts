/** The frame of the vendor's library: the editors' page alone has it. */
export { followLibrary, tellLibrary } from '@/adapters/browser/library';
