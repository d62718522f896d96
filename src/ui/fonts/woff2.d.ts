declare module '*.woff2' {
  /** Where the build serves the file. */
  const address: string;
  export default address;
}
