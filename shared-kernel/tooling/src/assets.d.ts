declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
/** The release this bundle was built as, set by the build. */
declare const __RELEASE_VERSION__: string
