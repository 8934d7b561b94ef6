declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
/** The version of the release that this bundle was built as. The build defines it. */
declare const __RELEASE_VERSION__: string
