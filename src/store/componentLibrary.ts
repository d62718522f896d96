/** The frame of the vendor's library: the editors' page alone has it. */
export {
  connectComponentLibrary as followLibrary,
  notifyComponentLibrary as tellLibrary,
} from '@/adapters/browser/componentLibrary';
