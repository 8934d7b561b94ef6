export { ChosenPicture, RemoveFileButton } from './chosen-picture'
export { FileField } from './file-field'
export { pictureTypes, problemOfPicture } from './picture.rules'
