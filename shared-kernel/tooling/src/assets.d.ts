declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
/** The release that this bundle was built as. Set by the build. */
declare const __RELEASE_VERSION__: string
