export { ChosenPicture, RemoveFileButton } from './chosen-picture'
export { FileField } from './file-field'
export { textOfFile } from './text-of-file.rules'
export { pictureTypes, problemOfPicture } from './picture.rules'
