/** Things that a person presses or types into. */
export const control =
  'a,button,input,textarea,select,label,summary,[role=option],[role=gridcell],[role=treeitem],[role=menuitem]';
