/** Adds the methods of the dialog element, which jsdom lacks. */
export function polyfillDialog() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
