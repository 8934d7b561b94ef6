/** jsdom implements the dialog element, but not its methods. */
export function polyfillDialog() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
