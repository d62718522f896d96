/** The frame of the vendor's component library, used only on the editors' page. */
export {
  connectComponentLibrary as followLibrary,
  notifyComponentLibrary as tellLibrary,
} from '@/adapters/browser/componentLibrary';
